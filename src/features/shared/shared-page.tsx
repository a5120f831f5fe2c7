import ArrowRight from 'lucide-react/icons/arrow-right';
import Info from 'lucide-react/icons/info';
import Printer from 'lucide-react/icons/printer';
import { Suspense, use, useState, type ReactNode, type SubmitEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { brand } from '@/brand';
import { BrandLink } from '@/components/brand-link';
import type { ExportedGoal } from '@/components/goal/exported-goal';
import { GoalLines, HintSummary } from '@/components/goal/goal';
import { KindTile } from '@/components/goal/goal-kind';
import { readFragment, type ReadFragment, type SharedGoals, findFragment } from '@/components/goal/shared-goals';
import { goalKinds, kindsInWords, kindsSpelledOut } from '@/domain/goal-kind';
import { paths } from '@/domain/paths';
import { formatDay } from '@/lib/dates';
import { env } from '@/lib/env';
import { Contours } from '@/ui/art/contours';
import { EmptyStones } from '@/ui/art/empty-stones';
import { Route } from '@/ui/art/route';
import route from '@/ui/art/routes/shared.svg';
import { Button, ButtonLink } from '@/ui/button';
import { TextField } from '@/ui/field';
import { lazyExtra } from '@/ui/lazy';
import { SkeletonRows } from '@/ui/load-states';
import { PageTitle } from '@/ui/page-title';
import { useClientValue } from '@/ui/use-client-value';

const CopyShared = lazyExtra(async () => (await import('./copy-shared')).CopyShared);

/** Shows the goals in its address behind '#', without session or call, as text (docs/product.md 23.3). */
export function SharedPage() {
  const { hash } = useLocation();
  // The build does not know what will be in the address.
  const fragment = useClientValue<string | null>(hash, null);
  return fragment === null ? <Page>{waiting}</Page> : <Reading key={fragment} fragment={fragment} />;
}

const waiting = (
  <div className="rounded-card border border-line bg-raised">
    <h1 className="sr-only">Shared goal</h1>
    <SkeletonRows label="Reading the link" />
  </div>
);

function Reading({ fragment }: { fragment: string }) {
  const [reading] = useState(() => readFragment(fragment));
  return (
    <Suspense fallback={<Page>{waiting}</Page>}>
      <Result reading={reading} />
    </Suspense>
  );
}

function Result({ reading }: { reading: Promise<ReadFragment> }) {
  const read = use(reading);
  if (typeof read === 'string') {
    return (
      <Page>
        <UnreadableLink problem={read} />
      </Page>
    );
  }
  return (
    <Page shared={read}>
      {read.goals.length > 1 && <PageTitle className="mb-5 text-h1">{read.goals.length} goals</PageTitle>}
      {read.goals.map((goal, index) => (
        <Goal key={index} goal={goal} day={read.day} isAlone={read.goals.length === 1} />
      ))}
    </Page>
  );
}

function Page({ shared, children }: { shared?: SharedGoals; children: ReactNode }) {
  return (
    <div className="min-h-[calc(100dvh-var(--top-inset))]">
      <header className="mx-auto flex w-full max-w-328 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-8 md:py-5 print:hidden">
        <BrandLink />
        {shared && (
          <div className="flex gap-2">
            <Button
              look="secondary"
              icon={Printer}
              onClick={() => window.print()}
              className="max-md:size-11 max-md:gap-0 max-md:px-0"
            >
              <span className="max-md:sr-only">Print</span>
            </Button>
            {/* The QR code loads later and shifts nothing. */}
            <div className="min-w-11 md:min-w-28">
              <CopyShared goals={shared.goals} />
            </div>
          </div>
        )}
      </header>
      <main className="mx-auto w-full max-w-180 px-4 pb-10 md:pt-4 print:max-w-none print:p-0">
        {children}
        <Invitation />
        {shared && (
          <p className="mt-7 text-center text-small text-muted print:hidden">
            This page is stored in the link only, not on a server.{' '}
            <Link
              to={env.privacyUrl || paths.privacy}
              className="font-semibold text-accent underline underline-offset-4"
            >
              Privacy
            </Link>
          </p>
        )}
      </main>
    </div>
  );
}

function Goal({
  goal: { kind, goal, role, lines, note = '' },
  day,
  isAlone,
}: {
  goal: ExportedGoal;
  day: string;
  isAlone: boolean;
}) {
  const heading = <bdi>{goal || '\u2013'}</bdi>;
  return (
    <article className="mb-5 overflow-hidden rounded-card border border-line bg-raised shadow-1 print:rounded-none print:border-0 print:shadow-none">
      <div className="p-5 md:p-9 print:p-0">
        <div className="flex items-center gap-3">
          <KindTile kind={kind} />
          <p className="text-small text-muted">{goalKinds[kind].longName}</p>
        </div>
        {isAlone ? (
          <PageTitle className="mt-5 text-h1 text-balance wrap-anywhere">{heading}</PageTitle>
        ) : (
          <h2 className="mt-5 text-h2 wrap-anywhere">{heading}</h2>
        )}
        {role !== '' && (
          <dl className="mt-3">
            <dt className="text-small text-muted">Role</dt>
            <dd className="font-medium">
              <bdi>{role}</bdi>
            </dd>
          </dl>
        )}
        <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="text-label font-semibold">Result</p>
          <HintSummary kind={kind} lines={lines} />
        </div>
        <GoalLines kind={kind} lines={lines} />
        {note !== '' && (
          <>
            <p className="mt-6 text-label font-semibold">Note</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
              {note}
            </p>
          </>
        )}
      </div>
      <p className="flex items-start gap-3 border-t border-line bg-sunken px-5 py-3.5 text-small text-muted md:px-9 print:mt-4 print:bg-transparent print:px-0">
        <Info className="mt-0.5 size-4.5 shrink-0" />
        Copied on {formatDay(day)} by the sender. It won't update.
      </p>
    </article>
  );
}

function Invitation() {
  return (
    <section className="on-pine relative isolate overflow-hidden rounded-panel bg-pine px-6 py-8 text-pine-ink md:px-10 print:hidden">
      <Contours scene="band" className="-z-10" />
      <Route file={route} className="inset-y-0 end-6 h-full w-75 max-md:hidden" />
      <h2 className="text-h2">{brand.tagline}</h2>
      <p className="mt-2 max-w-[30em] text-pine-muted">
        Describe your role and where your company is heading. You get {kindsInWords('plural')} to keep in your pocket.
      </p>
      <p className="mt-2 text-small text-pine-muted">{kindsSpelledOut}</p>
      <ButtonLink look="blaze" size="large" to={paths.getStarted} icon={ArrowRight} iconAtEnd className="mt-5">
        Draft your own goals
      </ButtonLink>
    </section>
  );
}

/** Shown instead of goals that cannot be read; nothing of the link is shown (docs/product.md 23.3). */
function UnreadableLink({ problem }: { problem: 'broken' | 'newer' }) {
  return (
    <section className="mb-5 grid justify-items-center rounded-card border border-line bg-raised px-5 py-12 text-center md:px-10">
      <EmptyStones />
      {problem === 'newer' ? (
        <>
          <PageTitle className="mt-6 text-h2">Reload to open this link</PageTitle>
          <p className="mt-2 max-w-[30em] text-muted">
            It was made with a newer version of {brand.name}. Reload the page to open it.
          </p>
          <Button className="mt-6" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      ) : (
        <>
          <PageTitle className="mt-6 text-h2">This link is incomplete</PageTitle>
          <p className="mt-2 max-w-[34em] text-muted">
            Part of it is missing. Email and chat apps sometimes cut off long links. Paste the full link below, or ask
            the sender for the file.
          </p>
          <WholeLink />
        </>
      )}
    </section>
  );
}

function WholeLink() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  async function open(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return setError('Paste the link first.');
    const fragment = await findFragment(text);
    if (fragment === null) setError('This link is incomplete too.');
    else void navigate({ hash: fragment }, { replace: true });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void open(event)}
      className="mt-6 grid w-full max-w-110 gap-x-2 text-start md:grid-cols-[1fr_auto]"
    >
      <TextField
        label="Full link"
        value={text}
        error={error}
        autoComplete="off"
        inputMode="url"
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" look="secondary" size="large" sends={false} className="md:mt-6.5 md:min-h-11 md:self-start">
        Open
      </Button>
    </form>
  );
}
