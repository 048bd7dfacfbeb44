import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Game } from '#api/games/game.ts'
import { useCopy } from '#ui/button/Copy.tsx'
import { share } from '#device/page/share.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import css from './GameSheet.module.css'

/** The link opens this sheet; it is copied where the phone cannot share. */
export function ShareGame({ game }: { readonly game: Game }) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const copy = useCopy()
  const send = async (button: Element) => {
    const url = `${location.origin}/m/home?card=${encodeURIComponent(game.id)}`
    const files = await pictureFile(button.parentElement?.querySelector('img') ?? null, game.name)
    const text = t({
      message: `${game.name} at ${brand}`,
      comment: 'Text of a shared link: a game and the name of the site.',
    })
    const outcome = await share({ title: game.name, text, url, files })
    if (outcome === 'none') await copy(url, t`Link copied`)
  }
  return (
    <button
      type="button"
      className={`${css.star} ${css.share}`}
      aria-label={t({
        message: `Share: ${game.name}`,
        comment: 'Name of a button for screen readers; the placeholder is a game.',
      })}
      onClick={({ currentTarget }) => void send(currentTarget)}
    >
      <Icon name="share" />
    </button>
  )
}

/** The picture already on the page, without a request: sharing must follow the tap immediately. */
async function pictureFile(image: HTMLImageElement | null, name: string): Promise<File[]> {
  if (!image?.complete || image.naturalWidth === 0) return []
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = Math.round((640 * image.naturalHeight) / image.naturalWidth)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob ? [new File([blob], `${name}.png`, { type: 'image/png' })] : []
}
