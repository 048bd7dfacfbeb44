import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Name } from '#i18n/foreign/Name.tsx'
import { TileArt } from '#ui/art/TileArt.tsx'
import { Purpose } from '#ui/layout/Purpose.tsx'
import { allLotteriesAtom } from '#features/lottery/lottery.atoms.ts'

/** The lottery that a login leads to: one of them, or all. */
export function LotteryPurpose({ code }: { readonly code: string | null }) {
  const game = useAtomValue(allLotteriesAtom).find((one) => one.code === code)
  if (!game) return <Purpose art={null} heading={<Trans>Sign in to play the lottery</Trans>} />
  const { name } = game
  return (
    <Purpose
      art={<TileArt game={{ ...game, id: game.code, category: 'LOTT' }} />}
      heading={
        <Trans>
          Sign in to play <Name>{name}</Name>
        </Trans>
      }
    />
  )
}
