import { atom } from 'jotai'
import { getCaptcha } from '../../api/session.ts'
import { call } from '../../net/call.ts'

type Picture =
  { readonly state: 'loading' | 'failed' } | { readonly state: 'drawn'; readonly url: string }

const pictureAtom = atom<Picture>({ state: 'loading' })
const roundAtom = atom(0)

/** The captcha on screen; setting it draws another, after which the one before no longer counts. */
export const captchaAtom = atom(
  (get) => get(pictureAtom),
  async (get, set) => {
    const round = get(roundAtom) + 1
    set(roundAtom, round)
    set(pictureAtom, { state: 'loading' })
    const picture = await draw()
    if (get(roundAtom) === round) set(pictureAtom, picture)
  },
)
captchaAtom.onMount = (draw) => void draw()

async function draw(): Promise<Picture> {
  try {
    const { value } = await call(getCaptcha, {})
    return { state: 'drawn', url: `data:image/png;base64,${value}` }
  } catch {
    return { state: 'failed' }
  }
}
