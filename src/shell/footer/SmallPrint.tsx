import { Trans } from '@lingui/react/macro'
import { useAtomValue, atom } from 'jotai'
import * as v from 'valibot'
import { brandAtom, merchantAtom } from '#features/merchant/merchant.atoms.ts'
import { OutLink } from '#features/support/channels/OutLink.tsx'
import { Link } from '#ui/Link.tsx'
import css from './Footer.module.css'
import { languageAtom } from '#i18n/language.atoms.ts'

const year = new Date().getFullYear()

export function SmallPrint() {
  const brand = useAtomValue(brandAtom)
  const { minAge } = useAtomValue(merchantAtom)
  return (
    <div className={css.print}>
      <p>
        <Trans>
          Only for people aged {minAge} and over. Play for fun, set yourself a limit, and stop when
          it is no longer fun.
        </Trans>
      </p>
      <p className={css.legal}>
        <Link to="/m/help" hash="terms" className={css.terms}>
          <Trans>User agreement</Trans>
        </Link>
        {useAtomValue(legalAtom).map(({ text, url }) => (
          <OutLink key={url} href={url} className={css.terms}>
            {text}
          </OutLink>
        ))}
      </p>
      <p>
        <Trans>
          © {year} {brand}. All rights reserved.
        </Trans>
      </p>
    </div>
  )
}

const Merchant = v.object({
  legal: v.optional(
    /** The text by language. */
    v.array(v.object({ text: v.record(v.string(), v.string()), url: v.string() })),
    [],
  ),
})

/** The merchant's own legal pages: licence, privacy, terms. Parsed here, because only the foot of home shows them. */
const legalAtom = atom((get) =>
  v
    .parse(Merchant, JSON.parse(document.getElementById('merchant')?.textContent ?? 'null'))
    .legal.map(({ text, url }) => ({ text: text[get(languageAtom)] ?? url, url })),
)
