import { atom } from 'jotai'
import { getCaptcha } from '../../api/account/verification.ts'
import { call } from '../../net/call.ts'

type Picture =
  { readonly state: 'loading' | 'failed' } | { readonly state: 'drawn'; readonly url: string }

const pictureAtom = atom<Picture>({ state: 'loading' })
const turnAtom = atom(0)

/** Setting it loads a new captcha, which invalidates the previous one. */
export const captchaAtom = atom(
  (get) => get(pictureAtom),
  async (get, set) => {
    const turn = get(turnAtom) + 1
    set(turnAtom, turn)
    set(pictureAtom, { state: 'loading' })
    const picture = await draw()
    if (get(turnAtom) === turn) set(pictureAtom, picture)
  },
)

async function draw(): Promise<Picture> {
  try {
    const { value } = await call(getCaptcha, {})
    return { state: 'drawn', url: `data:image/png;base64,${value}` }
  } catch {
    return { state: 'failed' }
  }
}
