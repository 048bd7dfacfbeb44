import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { brandAtom, merchantAtom } from '../../features/merchant/merchant.atoms.ts'
import { OutLink } from '../../features/support/channels/OutLink.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './Footer.module.css'
import { legalAtom } from './legal.atoms.ts'

const year = new Date().getFullYear()

export function SmallPrint() {
  const brand = useAtomValue(brandAtom)
  const { minAge } = useAtomValue(merchantAtom)
  return (
    <div className={css.print}>
      <p>
        <Trans>
          Only for people aged {minAge} and over. Play for fun, set yourself a limit, and stop when
          it is no fun any more.
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
