import { startEmbed } from '#sandbox/vendor/client/embed.ts'
import { Failed } from '#sandbox/vendor/client/post.ts'
import { Lotto } from './lotto.ts'
import { connectLotto, openLotto } from './server.ts'
import { wordsFor } from './words/words.ts'

startEmbed(wordsFor, async ({ words, host, message }) => {
  const opened = await openLotto(message.ticket)
  if (opened.vendor !== document.body.dataset['vendor']) throw new Failed('ticket_invalid')
  new Lotto({ words, host, opened, server: connectLotto(opened.session) })
  host.say({ type: 'mela:opened' })
})
