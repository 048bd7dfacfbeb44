import { useEffect, useState } from 'react'
import { useHeldForm } from '../../../net/money/useHeldForm.ts'
import { passing, readJson } from '../../../device/storage/storage.ts'
import { base64Of } from '../../../ui/form/ImageField.file.ts'
import { type Draft, type StoredDraft, draftOf, emptyDraft, isWritten } from './draft.rules.ts'

const keyOf = (id: string) => `promotionDraft:${id}`

async function storedOf(account: string, { remark, key, pictures }: Draft): Promise<StoredDraft> {
  return {
    account,
    remark,
    key,
    pictures: await Promise.all(
      pictures.map(async ({ blob, ...picture }) => ({ ...picture, data: await base64Of(blob) })),
    ),
  }
}

/** In sessionStorage, which signing out clears. */
export function useDraft(account: string, id: string) {
  const [draft, setDraft] = useState(() => draftOf(readJson(passing, keyOf(id)), account))
  const isHeld = isWritten(draft)
  useHeldForm(isHeld)
  useEffect(() => {
    let isLatest = true
    if (!isHeld) passing.write(keyOf(id), null)
    else
      void storedOf(account, draft).then((stored) => {
        if (isLatest) passing.write(keyOf(id), JSON.stringify(stored))
      })
    return () => {
      isLatest = false
    }
  }, [account, draft, id, isHeld])
  return {
    draft,
    /** Changes the idempotency key too: another text is another request. */
    change: (part: Partial<Omit<Draft, 'key'>>) =>
      setDraft({ ...draft, ...part, key: crypto.randomUUID() }),
    clear: () => setDraft(emptyDraft()),
  }
}
