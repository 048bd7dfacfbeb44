import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { Button } from '../../../ui/button/Button.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { demoOfferAtom } from './demo.atoms.ts'
import css from './DemoSheet.module.css'
import { useReadiness } from './useReadiness.ts'

/** What a guest can do with a game that has free play (decisions 19). */
export function DemoSheet() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [offer, setOffer] = useAtom(demoOfferAtom)
  useReadiness(offer?.free)
  const close = () => setOffer(null)
  const logIn = () => {
    close()
    void navigate({ to: '/m/login', search: { next: offer?.next } })
  }
  const tryFree = () => {
    close()
    void navigate({ href: offer?.free ?? '/m/home' })
  }
  return (
    <Sheet open={offer !== null} onClose={close} title={t`Play this game`} closeLabel={t`Close`}>
      <div className={css.choices}>
        <p className={css.text}>
          <Trans>Free play needs no account and no money. Log in to play with your balance.</Trans>
        </p>
        <Button size="large" block onClick={logIn}>
          <Trans>Log in</Trans>
        </Button>
        <Button kind="ghost" size="large" block onClick={tryFree}>
          <Trans>Try free</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
