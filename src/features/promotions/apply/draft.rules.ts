import * as v from 'valibot'
import { lengthOf } from '#api/typed/length.ts'
import { type PromotionDetail, longestRemark } from '#api/promotions/promotions.ts'
import { base64Of } from '#device/base64.ts'
import { newKey } from '#device/newKey.ts'
import type { ChosenImage } from '#ui/form/ImageField.file.ts'
import type { ImageType } from '#ui/form/ImageField.rules.ts'

interface ApplyDraft {
  readonly remark: string
  readonly pictures: readonly ChosenImage[]
  /** Idempotency key of a request whose outcome is unknown. */
  readonly key: string
}

export const noApplication: Omit<ApplyDraft, 'key'> = { remark: '', pictures: [] }

export const emptyApplication = (): ApplyDraft => ({ ...noApplication, key: newKey() })

export const isWritten = ({ remark, pictures }: ApplyDraft) => remark !== '' || pictures.length > 0

const Pictures = v.custom<readonly ChosenImage[]>(Array.isArray)

/** The parts that the activity requires. */
export const applyForm = (id: string, { remark, images }: PromotionDetail['form']) =>
  v.pipe(
    v.object({
      remark: v.pipe(
        v.string(),
        v.trim(),
        v.check((text) => remark !== 'required' || text !== ''),
        v.check((text) => lengthOf(text) <= longestRemark, 'tooLong'),
      ),
      pictures: v.pipe(
        Pictures,
        v.check(({ length }) => images !== 'required' || length > 0),
      ),
    }),
    v.transform((application) => ({ id, ...application })),
  )

export const asksForAnything = ({ remark, images }: PromotionDetail['form']) =>
  remark !== 'none' || images !== 'none'

const imageTypes = ['image/png', 'image/jpeg'] as const satisfies ImageType[]

const Stored = v.object({
  account: v.string(),
  remark: v.string(),
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
type StoredDraft = v.InferOutput<typeof Stored>

const bytesOf = (data: string) => Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))

/** An empty draft if nothing valid is stored for this account. */
export function applicationOf(stored: unknown, account: string): ApplyDraft {
  const parsed = v.safeParse(Stored, stored)
  if (!parsed.success || parsed.output.account !== account) return emptyApplication()
  const { remark, key, pictures } = parsed.output
  return {
    remark,
    key,
    pictures: pictures.map(({ data, ...picture }) => ({
      ...picture,
      blob: new Blob([bytesOf(data)], { type: picture.type }),
    })),
  }
}

export async function storedOf(
  account: string,
  { remark, key, pictures }: ApplyDraft,
): Promise<StoredDraft> {
  return {
    account,
    remark,
    key,
    pictures: await Promise.all(
      pictures.map(async ({ blob, ...picture }) => ({ ...picture, data: await base64Of(blob) })),
    ),
  }
}
