import { Game } from './game.ts'
import { startEmbed } from '#sandbox/vendor/client/embed.ts'
import type { GameViewMaker } from '#sandbox/vendor/client/gameView.ts'
import { Failed } from '#sandbox/vendor/client/post.ts'
import { openGame } from '#sandbox/vendor/client/server.ts'
import { wordsFor } from '#sandbox/vendor/client/words.ts'

export const start = <O, T>(makeView: GameViewMaker<O, T>) =>
  startEmbed(wordsFor, async ({ words, host, message }) => {
    const opened = await openGame<T>(message.ticket)
    if (String(opened.nodeId) !== document.body.dataset['node']) throw new Failed('ticket_invalid')
    const game = new Game({ words, host, opened, view: makeView(words) })
    host.say({ type: 'mela:opened' })
    if (message.begins) void game.beginByItself()
  })
