import Mail from 'lucide-react/icons/mail';

import { emailAddress, formSchema } from '@/components/form-schema';
import { notifyUnavailable } from '@/components/unavailable';
import { useTabDraft } from '@/device/drafts';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { useForm } from '@/ui/use-form';

const schema = formSchema({ email: emailAddress });

/** The newsletter box: it checks the address and, as no call exists, says so (docs/product.md 9.6). */
export function Newsletter() {
  const draft = useTabDraft('newsletter', { of: 'visitor' });
  const { formProps, text } = useForm({ schema, draft, onValid: notifyUnavailable });
  const { name, error, defaultValue } = text('email');

  return (
    <div>
      <h2 className="max-w-[8em] text-d2">Good goals, in your inbox</h2>
      <p className="mt-4 max-w-115 text-body-lg text-pine-muted">
        Product news and short notes on writing goals people can act on.
      </p>
      {/* On pine the colors of the dark theme are the readable ones, whatever the page's theme is. */}
      <form {...formProps} className="dark mt-7 grid max-w-130 gap-x-3 text-pine-ink sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label="Email" error={error}>
          {(ids) => (
            <div className="relative">
              <Mail className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-pine-muted" />
              <input
                {...ids}
                name={name}
                defaultValue={defaultValue}
                type="email"
                autoComplete="email"
                className="block min-h-13 w-full scroll-mb-24 rounded-tile border border-pine-muted bg-pine-raised ps-12 pe-4 text-field text-pine-ink hover:border-pine-ink focus:border-focus-on-pine aria-invalid:border-danger aria-invalid:outline-2 aria-invalid:-outline-offset-2 aria-invalid:outline-danger aria-invalid:focus:outline-offset-2 aria-invalid:focus:outline-focus-on-pine"
              />
            </div>
          )}
        </Field>
        <Button type="submit" look="blaze" size="xlarge" className="h-13 sm:mt-6.5">
          Subscribe Now
        </Button>
      </form>
    </div>
  );
}
