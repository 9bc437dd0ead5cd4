// The worker of MSW, for calls of the platform alone. By itself it asks the page about each file that the page loads, too: thousands of
// modules, each by way of a busy page and back.
const isCall = (url) => new URL(url).pathname.includes('/api/')

addEventListener('fetch', (event) => {
  if (!isCall(event.request.url)) event.stopImmediatePropagation()
})

importScripts('./mockServiceWorker.js')
