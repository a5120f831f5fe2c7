import { deleteDB } from 'idb';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';

import { draftedForName, versionsName } from '@/session/storage';

import { demoAccounts } from '../demo-accounts';
import type { Mail } from '../tables';

import './demo.css';
import type { DemoSource } from './source';

type DemoState = { mails: Mail[]; drafting: string };

/** The mails and who drafts, polled; the last known ones while the backend does not respond. */
function useDemoState(source: DemoSource): DemoState {
  const [state, setState] = useState<DemoState>({ mails: [], drafting: '' });
  useEffect(() => {
    let left = false;
    const stop = source.watch(() => {
      Promise.all([source.readOutbox(), source.readDrafting()]).then(
        ([mails, drafting]) => {
          if (!left) setState({ mails, drafting });
        },
        () => undefined,
      );
    });
    return () => {
      left = true;
      stop();
    };
  }, [source]);
  return state;
}

/** Tells the application the height of the bar, so that its own header starts below. */
function useTopInset() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--top-inset', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return bar;
}

const timeOf = (mail: Mail) =>
  new Date(mail.sentAt).toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit' });

/** A client path as an address of this site, also where the site is in a folder. */
const addressOf = (link: string) => `${import.meta.env.BASE_URL.replace(/\/$/, '')}${link}`;

function MailItem({ mail }: { mail: Mail }) {
  return (
    <li>
      <p className="demo-inbox__subject">{mail.subject}</p>
      <p className="demo-inbox__meta">
        To {mail.to} at <time dateTime={mail.sentAt}>{timeOf(mail)}</time>
      </p>
      <p>{mail.text}</p>
      <a href={addressOf(mail.link)}>Open the link of this mail</a>
    </li>
  );
}

/** Mails that a real backend would send, newest first. A native dialog: Escape closes it and the focus goes back on its own. */
function Inbox({ ref, mails }: { ref: RefObject<HTMLDialogElement | null>; mails: Mail[] }) {
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} className="demo-inbox" aria-labelledby="demo-inbox-title">
      <div className="demo-inbox__head">
        <h2 id="demo-inbox-title">Demo inbox</h2>
        <button type="button" className="demo-button" onClick={close}>
          Close
        </button>
      </div>
      {mails.length === 0 ? (
        <p className="demo-inbox__empty">
          No mail yet. Links to confirm an address or to choose a new password arrive here.
        </p>
      ) : (
        <ul>
          {mails.map((mail) => (
            <MailItem key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
    </dialog>
  );
}

function DemoBar({ source }: { source: DemoSource }) {
  const bar = useTopInset();
  const inbox = useRef<HTMLDialogElement>(null);
  const { mails, drafting } = useDemoState(source);
  const { individual, business } = demoAccounts;
  const reset = async () => {
    await source.reset();
    await Promise.all([deleteDB(versionsName), deleteDB(draftedForName)]);
    location.assign(import.meta.env.BASE_URL);
  };
  return (
    <>
      <section ref={bar} className="demo-bar" aria-label="Demo">
        <div className="demo-bar__text">
          <p className="demo-bar__what">{source.notice}</p>
          <p className="demo-bar__drafting" role="status">
            {drafting}
          </p>
          <p className="demo-bar__accounts">
            Sign in as {individual.email} or, for business, {business.email}, password {individual.password}
          </p>
        </div>
        <div className="demo-bar__actions">
          <button
            type="button"
            className="demo-button"
            aria-haspopup="dialog"
            onClick={() => inbox.current?.showModal()}
          >
            Inbox ({mails.length})
          </button>
          <button
            type="button"
            className="demo-button"
            onClick={() => {
              // The bar has no place for a failure; the button can be pressed again.
              reset().catch(() => undefined);
            }}
          >
            Reset demo
          </button>
        </div>
      </section>
      <Inbox ref={inbox} mails={mails} />
    </>
  );
}

/** Puts the bar above the application, in a root of its own. */
export function mountDemoBar(source: DemoSource) {
  const place = document.createElement('div');
  // The bar sticks to the page, not to this element, which is no higher than the bar.
  place.style.display = 'contents';
  document.body.prepend(place);
  createRoot(place).render(<DemoBar source={source} />);
}
