/** What an operator wrote is wrong; the message has one sentence per problem. */
export class InputError extends Error {}

/** Prints an `InputError` as its sentences, and sets the exit code. Anything else is thrown on. */
export async function reportInput(work: () => Promise<unknown>, exitCode = 1) {
  try {
    await work()
  } catch (thrown) {
    if (!(thrown instanceof InputError)) throw thrown
    console.error(thrown.message)
    process.exitCode = exitCode
  }
}
