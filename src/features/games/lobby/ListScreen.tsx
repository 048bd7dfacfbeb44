import { DemoOffer } from '../launch/DemoOffer.tsx'
import { GameList } from './GameList.tsx'
import { useListTitle } from './LobbyScreen.tsx'

interface Props {
  readonly list: 'HOT' | 'FAV' | 'RECENT'
}

/** Hot games, favourites or recent games on a page of their own. */
export function ListScreen({ list }: Props) {
  const wanted = { list, vendor: null, classify: null }
  const title = useListTitle(wanted)
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <GameList {...wanted} />
      <DemoOffer />
    </>
  )
}
