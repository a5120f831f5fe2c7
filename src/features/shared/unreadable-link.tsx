import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { findFragment } from '@/components/goal/shared-goals';
import { EmptyStones } from '@/ui/art/stones';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/field';
import { PageTitle } from '@/ui/page-title';

/** Takes the place of goals that cannot be read; nothing of the link is shown (docs/product.md 23.3). */
export function UnreadableLink({ problem }: { problem: 'broken' | 'newer' }) {
  return (
    <section className="mb-5 grid justify-items-center rounded-card border border-line bg-raised px-5 py-12 text-center md:px-10">
      <EmptyStones />
      {problem === 'newer' ? (
        <>
          <PageTitle className="mt-6 text-h2">This link is newer than this page</PageTitle>
          <p className="mt-2 max-w-[30em] text-muted">
            It was made by a later version. Load the page again to open it.
          </p>
          <Button className="mt-6" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </>
      ) : (
        <>
          <PageTitle className="mt-6 text-h2">This link is not whole</PageTitle>
          <p className="mt-2 max-w-[34em] text-muted">
            Part of it was lost on the way. Mail and chat programs sometimes cut long links. Ask the sender for the file
            instead, or paste the whole link here.
          </p>
          <WholeLink />
        </>
      )}
    </section>
  );
}

/** Opens a link that is pasted, and says so where that is not whole either. */
function WholeLink() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  async function open(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return setError('Paste the link first.');
    const fragment = await findFragment(text);
    if (fragment === null) setError('This one is not whole either.');
    else void navigate({ hash: fragment }, { replace: true });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void open(event)}
      className="mt-6 grid w-full max-w-110 gap-x-2 text-start md:grid-cols-[1fr_auto]"
    >
      <TextField
        label="The whole link"
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
