import { type ReactNode, useMemo } from 'react';
import qrcode from 'qrcode-generator';

const MARGIN = 4;

/** A square code as one path, black on white in any light, with the margin that readers want. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const [size, path] = useMemo(() => {
    const code = qrcode(0, 'M');
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    let drawn = '';
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++)
        if (code.isDark(row, column)) drawn += `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`;
    return [count + 2 * MARGIN, drawn] as const;
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
