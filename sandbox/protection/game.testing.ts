import { randomUUID } from 'node:crypto'
import { type Client, testOptions } from '#sandbox/testing/client.ts'
import { createGameOrigin } from '#sandbox/app/gameOrigin.ts'

const slot = { vendor: 'RUPALI', category: 'RNG' }
const lotto = { vendor: 'TCG_LOTTO_VN', prizeMode: 'ELott', playType: 'trad' }

/** A player with a slot machine and a lottery page open. */
export async function atTheGame(client: Client) {
  const { db, now } = client.sandbox
  const app = createGameOrigin({ db, now, platformOrigins: [testOptions.origin] })
  const post = async (path: string, body: unknown, token = '') =>
    app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${token}` },
    })
  const launch = () => client.get('/wps/game/launch', slot)
  const demo = await db
    .selectFrom('games')
    .select('node_id')
    .where('support_play', '=', 0)
    .where('vendor', '=', slot.vendor)
    .executeTakeFirstOrThrow()
  const launchFree = () =>
    client.get('/wps/game/launch', {
      ...slot,
      nodeId: String(demo.node_id),
      supportFreePlay: '1',
    })
  const opened = async (path: string, ticket: unknown) => {
    const { session, stakes, games } = JSON.parse(await (await post(path, ticket)).text())
    return { session, stakes, games }
  }
  const machine = await opened('/session', (await launch()).value)
  const desk = await opened(
    '/lotto/session',
    (await client.get('/wps/lottery/launch', lotto)).value,
  )
  const stake: number = machine.stakes[5]
  return {
    launch,
    launchFree,
    stake,
    spin: () => post('/spin', { round: randomUUID(), stake }, machine.session),
    /** Bets on the first game's next draw with a single line, minor units. */
    buy: (amount: number) => {
      const [game] = desk.games
      const lines = [{ play: 'odd', content: '', stake: amount }]
      const slip = { key: randomUUID(), game: game.code, index: game.next.index, lines }
      return post('/lotto/tickets', slip, desk.session)
    },
  }
}
