import { useAtomValue } from 'jotai'
import { catalogueAtom } from '../games.atoms.ts'
import { GameRow } from '../home/GameRow.tsx'
import { ProviderRow } from '../providers/ProviderRow.tsx'
import { useGameActions } from '../launch/useGameActions.ts'
import { sectionsOf } from './sections.rules.ts'

export function AllView() {
  const actions = useGameActions('lobby')
  const sections = sectionsOf(useAtomValue(catalogueAtom))
  return (
    <>
      {sections.map((section, place) =>
        section === 'PROVIDER' ? (
          <ProviderRow key={section} />
        ) : (
          <GameRow key={section} row={section} actions={actions} isFirst={place === 0} isInLobby />
        ),
      )}
    </>
  )
}
