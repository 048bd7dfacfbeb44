import type { openOrigins } from './origins.ts'

export async function greet({
  origin,
  gameOrigin,
  sandbox,
}: ReturnType<typeof openOrigins>): Promise<void> {
  await sandbox.ready
  console.log(`\nMela is at ${origin} (games at ${gameOrigin}). Play money only; accounts:`)
  const accounts = await sandbox.app.request('/sandbox/accounts')
  console.table(await accounts.json(), ['username', 'password', 'note'])
  console.log(
    `From elsewhere than this machine /sandbox wants the header Sandbox-Key: ${sandbox.controlKey}\n`,
  )
}
