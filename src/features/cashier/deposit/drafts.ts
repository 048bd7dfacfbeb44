import * as v from 'valibot'
import { draftAtom } from '#net/form/draftAtom.ts'
import { ownFamily } from '#net/query/family.ts'
import { playerAtom } from '#net/session/player.ts'
import type { ChosenImage } from '#ui/form/ImageField.file.ts'
import { sessionAtom } from '#features/session/session.atoms.ts'

const Text = v.exactOptional(v.string())
const Choice = v.exactOptional(v.nullable(v.string()))

export const depositDraftAtom = draftAtom(
  sessionAtom,
  'depositDraft',
  v.object({ methodId: Choice, channelId: Choice, amount: Text, promotionId: Choice }),
)

/** `sentKey` is the idempotency key of a slip that was sent but has not been answered. */
export const slipDraftAtom = ownFamily((orderId) =>
  draftAtom(
    sessionAtom,
    `slipDraft:${orderId}`,
    v.object({ transactionId: Text, senderLast4: Text, sentKey: Choice }),
  ),
)

/** In memory only. */
export const picturesAtom = playerAtom<{
  readonly orderId: string
  readonly pictures: readonly ChosenImage[]
} | null>(null)
