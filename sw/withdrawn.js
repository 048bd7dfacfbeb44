// Served in place of sw.js when the worker has to go: see README.md. It keeps nothing and answers nothing.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name)
  indexedDB.deleteDatabase('mela-kept')
  await self.registration.unregister()
}
