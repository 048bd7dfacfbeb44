import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { isBusy } from '#device/page/busy.ts'
import { isLapsedAtom, sessionAtom } from '#features/session/session.atoms.ts'
import { leaveSessionIntent } from '#features/session/session.watch.ts'
import { lateSheet } from '#ui/overlay/lateSheet.ts'
import { isForm } from '#shell/route/layouts.ts'
import { useStaticData } from '#shell/route/staticData.ts'

/** If the login sheet cannot be loaded, there is no way back, so the form is abandoned. */
const GivenUp = () => {
  const leave = useSetAtom(leaveSessionIntent)
  useEffect(() => leave(), [leave])
  return null
}
const SessionSheet = lateSheet(
  () => import('#features/session/SessionSheet.tsx'),
  'SessionSheet',
  GivenUp,
)

/** Shows the login over a form whose session has ended; a different player starts at home. */
export function SessionKeeper({ pathname }: { readonly pathname: string }) {
  const isLapsed = useAtomValue(isLapsedAtom)
  useGivingUp(pathname)
  useDroppedForm(pathname)
  return <SessionSheet open={isLapsed} />
}

/** Leaving the page abandons the form. The session may have ended before this chunk loaded. */
function useGivingUp(pathname: string) {
  const isLapsed = useAtomValue(isLapsedAtom)
  const leave = useSetAtom(leaveSessionIntent)
  const lapsedAt = useRef(pathname)
  useEffect(() => {
    if (!isLapsed) lapsedAt.current = pathname
    else if (lapsedAt.current !== pathname) leave()
  }, [isLapsed, pathname, leave])
}

function useDroppedForm(pathname: string) {
  const player = useAtomValue(sessionAtom)?.userName
  const before = useRef(player)
  const { layout } = useStaticData(pathname)
  const navigate = useNavigate()
  useEffect(() => {
    const isAnother =
      before.current !== undefined && player !== undefined && before.current !== player
    before.current = player
    if (isAnother && isForm(layout, isBusy())) void navigate({ to: '/m/home', replace: true })
  }, [player, layout, navigate])
}
