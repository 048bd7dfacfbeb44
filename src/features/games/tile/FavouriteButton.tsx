import { useLingui } from '@lingui/react/macro'
import type { Game } from '#api/games/game.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import type { GameActions } from './gameActions.ts'

interface Props extends Pick<GameActions, 'onStar'> {
  readonly game: Game
  readonly isFavourite: boolean
  readonly className: string | undefined
}

export function FavouriteButton({ game, isFavourite, onStar, className }: Props) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isFavourite}
      aria-label={t`Favourite: ${game.name}`}
      onClick={() => onStar(game, isFavourite)}
    >
      <Icon name={isFavourite ? 'star-fill' : 'star'} />
    </button>
  )
}
