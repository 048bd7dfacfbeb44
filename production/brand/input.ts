/** What an operator wrote is wrong; the message has one sentence per problem. */
export class InputError extends Error {}

/** `parseArgs` refuses an unknown option. */
const isOption = (thrown: unknown): thrown is Error & { readonly code: unknown } =>
  thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('ERR_PARSE_ARGS')

/** Prints an `InputError` as its sentences, and sets the exit code. Anything else is thrown on. */
export async function reportInput(work: () => Promise<unknown>, exitCode = 1) {
  try {
    await work()
  } catch (thrown) {
    if (!(thrown instanceof InputError || isOption(thrown))) throw thrown
    console.error(thrown.message)
    process.exitCode = exitCode
  }
}
