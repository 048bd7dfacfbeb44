/**
 * Features that the oldest supported browsers lack but the build uses, each with the reason why
 * that is harmless.
 */
export const allowed: Readonly<Record<string, string>> = {
  // Feature-detected before use
  'AbortSignal.any': 'asked for; the limit of time alone is used without it',
  'Document.startViewTransition': 'asked for; pages change without a transition',
  'Error.captureStackTrace': 'asked for by the packages that call it',
  'HTMLElement.showPopover': 'asked for; the toast is below an open dialog without it',
  'Navigator.clearAppBadge': 'asked for; the icon has no number',
  'Navigator.setAppBadge': 'asked for; the icon has no number',
  PerformanceEventTiming: 'asked for by web-vitals',
  'TrustedTypePolicy.createHTML': 'only where the browser has trusted types',
  'TrustedTypePolicy.createScriptURL': 'only where the browser has trusted types',
  'TrustedTypePolicyFactory.createPolicy': 'only where the browser has trusted types',
  'TrustedTypePolicyFactory.getAttributeType': 'only where the browser has trusted types',
  'URL.canParse': 'asked for by valibot',
  'Uint8Array.fromBase64': 'asked for by jose',
  'Uint8Array.toBase64': 'asked for by jose',
  'ViewTransition.skipTransition': 'of a transition that the browser has begun',
  'LaunchQueue.setConsumer': 'on a queue that is there, with a call that is conditional',
  requestIdleCallback: 'asked for; a timer does without it',
  navigation: 'asked for by React',
  // A method of the same name on another object
  'AsyncDisposableStack.use': 'React.use',
  'ML.createContext': 'React.createContext',
  'Navigation.canGoBack': 'that of the router’s history',
  'Observable.toArray': 'React.Children.toArray',
  'StorageAccessHandle.indexedDB': 'self.indexedDB',
  // Cosmetic: without these styles everything is still readable and reachable
  '-webkit-tap-highlight-color': 'a tap is highlighted by the browser, too',
  '-webkit-touch-callout': 'a long press opens the browser’s menu, too',
  '::-moz-progress-bar': 'written once for each engine',
  '::-webkit-progress-bar': 'written once for each engine',
  '::-webkit-progress-value': 'written once for each engine',
  '::view-transition': 'pages change without a transition',
  '::view-transition-group': 'pages change without a transition',
  '::view-transition-new': 'pages change without a transition',
  '::view-transition-old': 'pages change without a transition',
  '@starting-style': 'what opens is there at once',
  'contain-intrinsic-block-size': 'of no use without content-visibility',
  'contain-intrinsic-size': 'of no use without content-visibility',
  'container-type: scroll-state': 'the bar of categories keeps its height when it sticks',
  'content-visibility': 'all is laid out, later parts too',
  cursor: 'a phone has no pointer',
  'forced-color-adjust': 'there are no forced colours',
  'overflow-anchor': 'the browser does not hold the place of what is read either',
  resize: 'a field keeps its size',
  'scrollbar-width': 'phones draw scrollbars over the page',
  'text-size-adjust': 'only phones enlarge text',
  'text-wrap': 'lines break as they come',
  'word-break: auto-phrase': 'Japanese lines break between any two letters',
}

/** Allowing a property allows each of its values. */
export const reasonFor = (feature: string): string | undefined =>
  allowed[feature] ?? allowed[feature.replace(/: .*/, '')]
