import { atom } from 'jotai'
import { tabStorage, readJson } from '#device/storage/storage.ts'
import { applyPromotion } from '#api/promotions/promotions.ts'
import type { CallOptions } from '#net/call.ts'
import { intentAtom } from '#net/intent.ts'
import { playerAtom, playerIntent } from '#net/session/player.ts'
import { uploadImages } from '#net/money/uploadImages.ts'
import type { ChosenImage } from '#ui/form/ImageField.file.ts'
import { appliedIntent } from '#features/promotions/activities/activity.atoms.ts'
import { applicationOf, emptyApplication, isWritten, storedOf } from './draft.rules.ts'

interface Application {
  readonly id: string
  readonly remark: string
  readonly pictures: readonly ChosenImage[]
}

const sendApplicationIntent = intentAtom(applyPromotion)

/** Uploads the pictures, one at a time on a slow network, then applies; a retry reuses the same keys. */
export const applyIntent = playerIntent(
  async (_get, set, { pictures, ...application }: Application, options?: CallOptions) => {
    const images = await uploadImages(pictures)
    const answer = await set(sendApplicationIntent, { ...application, images }, options)
    set(appliedIntent, { id: application.id, ...answer })
    return answer
  },
)

const keyOf = (id: string) => `promotionDraft:${id}`

/** The draft of an application, in this visit's storage, which signing out clears. */
export function applyDraftAtom(account: string, id: string) {
  const heldAtom = playerAtom(() => applicationOf(readJson(tabStorage, keyOf(id)), account))
  return atom(
    (get) => get(heldAtom),
    (get, set, part: object | null) => {
      const draft = part ? { ...get(heldAtom), ...part } : emptyApplication()
      set(heldAtom, draft)
      if (!isWritten(draft)) return tabStorage.write(keyOf(id), null)
      void storedOf(account, draft).then((stored) => {
        if (get(heldAtom) === draft) tabStorage.write(keyOf(id), JSON.stringify(stored))
      })
    },
  )
}
