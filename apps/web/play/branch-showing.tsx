import { type ReactNode, useState } from 'react';
import { useCommand } from '../api/command.js';
import { LineText } from '../parts/line-text.js';
import { Refused } from '../parts/problem.js';
import { say } from '../say/index.js';
import { CHANGE_BRANCH } from './branch-documents.js';

const LONGEST_NAME = 80;

export interface ShownAs {
  readonly name: string | null;
  readonly public: boolean;
}

interface ShowingProps {
  readonly id: string;
  readonly shown: ShownAs;
  readonly onShown: (shown: ShownAs) => void;
}

/** What it is called, and who may see it. */
export function Showing({ id, shown, onShown }: ShowingProps): ReactNode {
  const [name, setName] = useState(shown.name ?? '');
  const change = useCommand(CHANGE_BRANCH);
  async function send(typed: FormData): Promise<void> {
    const sent = await change.send({ matchId: id, name: name.trim() || null, public: typed.get('public') === 'on' });
    const branch = sent.is === 'done' ? sent.payload.match?.branchOf : null;
    if (branch) onShown(branch);
  }
  return (
    <details className="branch-showing">
      <summary>{shown.public ? say('Everybody may see it') : say('You alone see it')}</summary>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <LineText label={say('Name')} most={LONGEST_NAME} isNeeded={false} text={name} onText={setName} />
        <label className="tick">
          <input type="checkbox" name="public" defaultChecked={shown.public} />
          <span>{say('Everybody may see it')}</span>
        </label>
        <button className="button" disabled={change.busy}>
          {say('Save')}
        </button>
        <Refused errors={change.errors} />
      </form>
    </details>
  );
}
