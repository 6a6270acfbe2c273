import { Component, type ReactNode } from 'react';
import './states.css';
import { say } from '../say/index.js';

interface Props {
  /** Where this is: elsewhere nothing is broken any more. */
  readonly at: string;
  readonly children: ReactNode;
}

interface Broken {
  readonly at: string;
  readonly broken: Error | null;
}

/** A page that breaks says so in its own place; the masthead goes on. */
export class Boundary extends Component<Props, Broken> {
  override state: Broken = { at: this.props.at, broken: null };

  static getDerivedStateFromError(broken: Error): Pick<Broken, 'broken'> {
    return { broken };
  }

  static getDerivedStateFromProps({ at }: Props, state: Broken): Broken | null {
    return at === state.at ? null : { at, broken: null };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#fetchAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#fetchAgain);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return (
      <div className="page">
        <div className="problem" role="alert">
          {isUnfetched(broken) ? (
            <p>
              <b>{say('This page could not be fetched.')}</b>{' '}
              {say('It opens by itself once you are connected. What you sent is in the log.')}
            </p>
          ) : (
            <>
              <p>
                <b>{say('This page broke.')}</b> {say('Nothing is lost: what you sent is in the log.')}
              </p>
              <p className="dim">{broken.message}</p>
            </>
          )}
          <a className="button" href={location.href}>
            {say('Load it again')}
          </a>
        </div>
      </div>
    );
  }

  /** What could not be fetched once is not asked for again without a new page. */
  readonly #fetchAgain = (): void => {
    const { broken } = this.state;
    if (broken !== null && isUnfetched(broken)) location.reload();
  };
}

/** A page is fetched when somebody goes there; browsers differ in how they say that it did not come. */
const isUnfetched = ({ message }: Error): boolean => /preload|import/i.test(message);
