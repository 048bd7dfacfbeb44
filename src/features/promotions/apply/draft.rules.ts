import * as v from 'valibot'
import { firstOf } from '../../../api/content/letters.ts'
import { type PromotionDetail, longestRemark } from '../../../api/promotions/promotions.ts'
import type { ImageType, Picture } from '../../../ui/form/ImageField.file.ts'

export interface Draft {
  readonly remark: string
  readonly pictures: readonly Picture[]
  /** Idempotency key of a request whose answer is not known. */
  readonly key: string
}

export const emptyDraft = (): Draft => ({ remark: '', pictures: [], key: crypto.randomUUID() })

export const fitting = (text: string) => firstOf(text, longestRemark)

export const isWritten = ({ remark, pictures }: Draft) => remark !== '' || pictures.length > 0

export type ApplyField = 'remark' | 'images'

export function lacksOf(form: PromotionDetail['form'], draft: Draft): readonly ApplyField[] {
  const lacksRemark = form.remark === 'required' && draft.remark.trim() === ''
  const lacksImages = form.images === 'required' && draft.pictures.length === 0
  return [...(lacksRemark ? ['remark' as const] : []), ...(lacksImages ? ['images' as const] : [])]
}

export const asksForAnything = ({ remark, images }: PromotionDetail['form']) =>
  remark !== 'none' || images !== 'none'

const imageTypes = ['image/png', 'image/jpeg'] as const satisfies ImageType[]

const Stored = v.object({
  account: v.string(),
  remark: v.pipe(v.string(), v.maxLength(longestRemark * 10)),
  key: v.pipe(v.string(), v.minLength(16), v.maxLength(64)),
  pictures: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        type: v.picklist(imageTypes),
        data: v.pipe(v.string(), v.base64()),
      }),
    ),
    v.maxLength(3),
  ),
})
export type StoredDraft = v.InferOutput<typeof Stored>

const bytesOf = (data: string) => Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))

/** An empty draft where nothing valid is stored for this account. */
export function draftOf(stored: unknown, account: string): Draft {
  const parsed = v.safeParse(Stored, stored)
  if (!parsed.success || parsed.output.account !== account) return emptyDraft()
  const { remark, key, pictures } = parsed.output
  return {
    remark: fitting(remark),
    key,
    pictures: pictures.map(({ data, ...picture }) => ({
      ...picture,
      blob: new Blob([bytesOf(data)], { type: picture.type }),
    })),
  }
}
