import type { Messages } from '@lingui/core'
import * as v from 'valibot'
import { storedText } from '../../device/worker/spoken.ts'
import { isControlled } from '../../device/worker/worker.ts'
import { packs } from '../../i18n/catalogs/catalogs.ts'

const Text = v.custom<Messages>((value) => typeof value === 'object' && value !== null)
const Pack = v.record(
  v.string(),
  v.pipe(
    Text,
    v.transform((text) => ({ default: text })),
  ),
)

/** On the first visit there is no worker that could answer the page's requests offline. */
export async function readTextPack() {
  if (isControlled()) return
  const { file, text } = (await storedText().catch(() => undefined)) ?? {}
  const pack = v.safeParse(Pack, text)
  if (file && pack.success) packs[file] = pack.output
}
