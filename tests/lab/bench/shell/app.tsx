import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { atom, useAtom } from 'jotai'

const tapsAtom = atom(0)

function Home() {
  const [taps, setTaps] = useAtom(tapsAtom)
  return (
    <main>
      <h1>Bare shell</h1>
      <img src="/poster.svg" alt="A fair" width="366" height="146" />
      <button type="button" onClick={() => setTaps(taps + 1)}>
        {taps}
      </button>
    </main>
  )
}

const root = createRootRoute({ component: Outlet })
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })

export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree: root.addChildren([home]),
    ...(history && { history, isServer: false }),
  })
