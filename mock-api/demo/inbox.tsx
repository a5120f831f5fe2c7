import type { RefObject } from 'react';

import type { Mail } from '../tables';

const timeOf = (mail: Mail) =>
  new Date(mail.sentAt).toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit' });

/** A path of the client as an address of this site, also where the site lives in a folder. */
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

/** What e-mail would carry, newest first. A native dialog: Escape closes it and the focus goes back by itself. */
export function Inbox({ ref, mails }: { ref: RefObject<HTMLDialogElement | null>; mails: Mail[] }) {
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
