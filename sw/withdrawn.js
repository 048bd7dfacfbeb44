// Served in place of sw.js to withdraw the worker: see README.md. It caches nothing and answers
// nothing.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw() {
  await clear()
  for (const name of ['data', 'spoken']) indexedDB.deleteDatabase(`mela-${name}`)
  await self.registration.unregister()
  // The worker before this one, or its page, may still be writing.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await clear()
}

async function clear() {
  for (const name of await caches.keys()) await caches.delete(name)
}
