import { type Environment, builtinEnvironments } from 'vitest/runtime'

const happyDom = builtinEnvironments['happy-dom']

/** happy-dom loads neither frames nor style sheets, and would print an error for each. */
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

/** Node's crypto and streams work only with Node's own byte arrays, not with those of another context. */
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
