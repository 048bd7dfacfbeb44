import { type Environment, builtinEnvironments } from 'vitest/runtime'

const happyDom = builtinEnvironments['happy-dom']

/** It loads no frames and no style sheets, and would print that of each. */
const quiet = new Proxy(console, {
  get: (target, name) =>
    name === 'error'
      ? (...said: unknown[]) => {
          if (!String(said[0]).endsWith('loading is disabled.')) target.error(...said)
        }
      : Reflect.get(target, name),
})

/** An environment takes the console of the moment for its own. */
const quietly =
  <Args extends unknown[], T>(open: (...args: Args) => T | PromiseLike<T>) =>
  async (...args: Args): Promise<T> => {
    const usual = globalThis.console
    globalThis.console = quiet
    try {
      return await open(...args)
    } finally {
      globalThis.console = usual
    }
  }

const { setupVM } = happyDom

/** Node's crypto and streams take and give Node's own bytes, which those of another context are not. */
const nodesOwn = { ArrayBuffer, Uint8Array }

export default {
  ...happyDom,
  setup: quietly(happyDom.setup),
  ...(setupVM && {
    setupVM: quietly(async (...options: Parameters<typeof setupVM>) => {
      const opened = await setupVM(...options)
      Object.assign(opened.getVmContext(), nodesOwn)
      return opened
    }),
  }),
} satisfies Environment
