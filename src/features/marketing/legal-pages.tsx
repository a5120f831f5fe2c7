import type { ReactNode } from 'react';

import { brand } from '@/brand';
import { kindsInWords } from '@/domain/goal-kind';
import { PageTitle } from '@/ui/page-title';

/** The terms of an installation that has no terms of its own (docs/product.md 3.7). */
export function TermsPage() {
  return (
    <Prose title="Terms" lead={`What to expect from ${brand.name}, and what to keep in mind when you use it.`}>
      <ProseSection title="Drafts and data">
        <p>
          {kindsInWords('plural')} are drafted by an AI assistant from what you tell it. Read them before you use them:
          they can be wrong, and you decide what becomes a goal. Enter data about other people only if you are allowed
          to. What you enter stays yours; what you delete from your pocket is deleted by the service.
        </p>
      </ProseSection>
      <ProseSection title="This page">
        <p>
          Parts that are not available yet say so when you use them, and the drawings on the public pages show made-up
          people and numbers. This page isn't a contract: if your employer or a provider runs {brand.name} for you, the
          terms you agreed with them hold.
        </p>
      </ProseSection>
    </Prose>
  );
}

/** The data that this client stores in the browser, and why (docs/product.md 3.7). */
export function PrivacyPage() {
  return (
    <Prose
      title="Privacy"
      lead={`What ${brand.name} keeps in this browser, why, and for how long. This page is about the client you are looking at, not about the service behind it.`}
    >
      <ProseSection title="Kept in this browser">
        <dl className="mt-4 divide-y divide-line border-y border-line">
          {storedData.map(({ what, why, until }) => (
            <div key={what} className="py-4">
              <dt className="font-semibold">{what}</dt>
              <dd className="mt-0.5">{why}</dd>
              <dd className="mt-0.5 text-body text-muted">Until: {until}</dd>
            </div>
          ))}
        </dl>
        <p>All of it goes when you clear this site&rsquo;s data in your browser.</p>
      </ProseSection>
      <ProseSection title="What is not done">
        <p>
          There is no analytics, no advertising and no tracking. Fonts and drawings come from this site, and your
          profile picture from where the service keeps it, so no one else learns that you were here. An address you type
          into the newsletter box is checked in your browser and sent nowhere.
        </p>
      </ProseSection>
      <ProseSection title="Cookies">
        <p>
          The client sets none. The service may set some of its own. If it runs on a different address, your browser
          sends them back only when your notifications are read and when you sign out.
        </p>
      </ProseSection>
      <ProseSection title="What is sent">
        <p>
          What you type into a form goes to the service when you press its button, and not before. The role, the goal
          and the industry you describe are sent so that {kindsInWords('plural')} can be drafted from them. Your
          versions, notes, progress and check-ins are never sent. The people of a file go to the service when you press
          the button that imports them, one after the other.
        </p>
        <p>
          A link that you make with Share holds the {kindsInWords('singular', 'or')} itself, behind its # sign. It is
          sent to no server, but it is in your message and in the history of the browsers that open it, and no one can
          take it back. Your note is in it only if you ticked that. A calendar file and what you copy go where you put
          them, and nowhere else.
        </p>
      </ProseSection>
    </Prose>
  );
}

/** The stored values (src/session) by purpose. */
const storedData: readonly { what: string; why: string; until: string }[] = [
  {
    what: 'Your sign-in token, one for each product, and the email address you signed in with, which the history of this tab has too',
    why: 'You stay signed in, calls to the service are made in your name, and you see whose account is open.',
    until: 'You sign out, or someone else signs in or registers; in the history of the tab, until you close it.',
  },
  {
    what: 'The numbers of your account, company and last added employee, whether there are notifications, and where your picture is',
    why: 'Used to load your notifications, company and picture.',
    until: 'Someone else signs in or registers.',
  },
  {
    what: 'A short fingerprint of your email address, and the random number it is mixed with',
    why: "It tells you from another person on this browser, also after you signed out. It doesn't contain the address, but someone with access to this browser's storage could test a guess against it.",
    until: `Someone else signs in or registers. Beside your versions of ${kindsInWords('plural')}, beside what a business drafted for whom, and beside what was answered about strategic goals, it stays as long as there is any.`,
  },
  {
    what: `Your versions of ${kindsInWords('plural')}, with your notes, your progress, the days on which you checked in and the quarters that you closed, once you saved one or closed a quarter`,
    why: "The service cannot change what is saved there, so your versions are stored here and are never sent. They're in a database of this browser under that fingerprint. No one else who signs in sees them, but they aren't encrypted: anyone with access to this browser's storage can read them.",
    until: `You press Discard my version or delete the ${kindsInWords('singular', 'or')} here. They stay when you sign out and when someone else signs in, so that you find them again. Some browsers clear what was not visited for a while: a file of Export edits and progress is your copy.`,
  },
  {
    what: `What the service has no place for: which company goals your ${kindsInWords('plural')} support, and for a business, for whom they were drafted and when you were here last`,
    why: 'This browser remembers it and sends it nowhere, in databases under that fingerprint: roles, goals, company goals, times and which employee. No one else who signs in is shown it.',
    until: `You delete the ${kindsInWords('singular', 'or')} here, of a goal the last one; the time of your visit until you clear it in your browser. It stays when you sign out and when someone else signs in.`,
  },
  {
    what: 'Your email address once more, only if you tick Remember me',
    why: 'It is filled in at your next visit.',
    until: 'You sign in without the tick.',
  },
  {
    what: 'What you chose: light or dark, hidden hints, the month in which your fiscal year begins',
    why: 'The next visit is as you left this one.',
    until: 'You clear it in your browser. It stays when you sign out and when someone else signs in.',
  },
  {
    what: 'In this tab: the product you used last, a page that you opened without being signed in, when the page was reloaded for a new version, and a fingerprint of your sign-in token',
    why: 'Shared pages look like the one you came from, signing in leads you where you wanted to be, and the dashboard greets you once.',
    until: 'You close the tab. The page and the fingerprint go when you sign out.',
  },
  {
    what: 'What you typed in a form and did not send, and what you decided about the columns of a file that you import, in this tab only; never a password, nor the people of the file',
    why: 'A reload, a wrong click or the end of a session loses nothing, and a file that you choose again is matched as before. It is stored beside a fingerprint of your email address, or of your token where no address is known, so that no one else who signs in sees it.',
    until:
      'It is sent, you discard it, you sign out here or in another tab, someone else signs in or registers, or you close the tab. What you typed before signing in goes when someone signs in.',
  },
];

function Prose({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className="mx-auto max-w-170 pt-8 lg:pt-16">
      <PageTitle className="text-d2">{title}</PageTitle>
      <p className="mt-4 text-lead text-muted">{lead}</p>
      {children}
    </article>
  );
}

function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 text-body-lg [&_p]:mt-2.5">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  );
}
