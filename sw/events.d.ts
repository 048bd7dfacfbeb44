/** Missing from TypeScript's library. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

interface ServiceWorkerGlobalScopeEventMap {
  readonly sync: SyncEvent
  readonly periodicsync: SyncEvent
}
