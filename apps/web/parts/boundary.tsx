import { Component, type ReactNode } from 'react';
import './states.css';
import { say } from '../say/index.js';

interface Props {
  readonly children: ReactNode;
}

/** A page that breaks says so in its own place; the masthead goes on. */
export class Boundary extends Component<Props, { readonly broken: Error | null }> {
  override state: { readonly broken: Error | null } = { broken: null };

  static getDerivedStateFromError(broken: Error): { readonly broken: Error } {
    return { broken };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return (
      <div className="page">
        <div className="problem" role="alert">
          <p>
            <b>{say('This page broke.')}</b> {say('Nothing is lost: what you sent is in the log.')}
          </p>
          <p className="dim">{broken.message}</p>
          <a className="button" href={location.href}>
            {say('Load it again')}
          </a>
        </div>
      </div>
    );
  }
}
