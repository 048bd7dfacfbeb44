import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { totalUnreadAtom } from '../../features/messages/unread/unread.atoms.ts'
import { useFormat } from '../../i18n/format.ts'
import { Badge, capCount } from '../../ui/feedback/Badge.tsx'

export function UnreadMessages() {
  const format = useFormat()
  const count = useAtomValue(totalUnreadAtom)
  if (count === 0) return null
  return (
    <>
      <span className="visually-hidden">
        <Trans>{count} unread</Trans>
      </span>
      <span aria-hidden="true">
        <Badge>{capCount(count, format.count)}</Badge>
      </span>
    </>
  )
}
