import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { freeGameAtom } from '#features/games/launch/freeGame.atoms.ts'
import { isFirstDeposit } from '#features/promotions/activities/activities.rules.ts'
import { promotionsAtom } from '#features/promotions/activities/activity.atoms.ts'
import { protectionAtom } from '#features/protection/protection.atoms.ts'
import { isWelcomeDueAtom } from '#features/session/welcome.atoms.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'
import { Link } from '#ui/Link.tsx'
import { Poster } from '#ui/art/Poster.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { ItemContent, itemClass } from '#ui/list/ListItem.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import css from './WelcomePopup.module.css'
import type { PopupProps } from './popups.rules.ts'

/** Shown once, after a registration; omits what the merchant does not have. */
export function WelcomePopup({ onClose }: PopupProps) {
  const { t } = useLingui()
  const name = useAtomValue(sessionAtom)?.userName ?? ''
  const promotions = useAtomValue(promotionsAtom)
  const promotion = promotions.value?.find(isFirstDeposit)
  const limits = useAtomValue(protectionAtom)
  const freeGame = useAtomValue(freeGameAtom)
  const setDue = useSetAtom(isWelcomeDueAtom)
  const close = () => {
    setDue(false)
    onClose()
  }
  return (
    <Sheet
      open={!promotions.isPending && !limits.isPending}
      onClose={close}
      title={t`Welcome, ${name}`}
    >
      <div className={css.welcome}>
        <Poster className={css.picture} />
        <p className={css.text}>
          <Trans>Your account is ready.</Trans>
        </p>
        {promotion && (
          <Link
            to="/m/activityDetail"
            search={{ id: promotion.id }}
            className={itemClass()}
            onClick={close}
          >
            <ItemContent
              icon={<Icon name="gift" />}
              name={<PlatformText>{promotion.title}</PlatformText>}
              note={<PlatformText>{promotion.summary}</PlatformText>}
            />
          </Link>
        )}
        {freeGame && (
          <LinkButton {...freeGame} size="large" block onClick={close}>
            <Trans>Try a game free</Trans>
          </LinkButton>
        )}
        {limits.value && (
          <LinkButton to="/m/member/limits" kind="ghost" size="large" block onClick={close}>
            <Trans comment="A limit of one's own for deposits, losses or playing time">
              Set a limit
            </Trans>
          </LinkButton>
        )}
      </div>
    </Sheet>
  )
}
