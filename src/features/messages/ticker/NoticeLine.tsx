import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Marquee } from '#ui/list/Marquee.tsx'
import css from './NoticeTicker.module.css'
import { StillLine } from './StillLine.tsx'
import { tickerAtom } from '#features/messages/notices/notices.atoms.ts'
import type { Placed } from '#features/messages/notices/notices.rules.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'

/** The ticker stops here; the list shows all. */
const maxMoving = 20

export function NoticeLine() {
  const { t } = useLingui()
  const line = useAtomValue(tickerAtom)
  if (!line) return <StillLine />
  if (line.length === 0)
    return (
      <StillLine>
        <Trans>No announcements</Trans>
      </StillLine>
    )
  return (
    <Marquee
      label={t`Announcements`}
      icon={<Icon name="bell" />}
      items={line.slice(0, maxMoving)}
      keyOf={({ notice: { id } }) => id}
      render={linkTo}
      renderCopy={textOf}
    />
  )
}

const textOf = ({ notice: { title } }: Placed) => <PlatformText>{title}</PlatformText>

const linkTo = (placed: Placed) => (
  <Link to="/m/notice" search={{ i: placed.index }} className={css.item}>
    {textOf(placed)}
  </Link>
)
