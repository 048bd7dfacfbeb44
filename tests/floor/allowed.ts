/**
 * Features that the oldest supported browsers lack but the build uses, each with the reason why
 * that is harmless.
 */
export const allowed: Readonly<Record<string, string>> = {
  // Feature-detected before use
  'AbortSignal.any': 'without it, only the timeout applies',
  'Document.startViewTransition': 'without it, pages change without a transition',
  'Error.captureStackTrace': 'the packages that call it check for it',
  'HTMLElement.showPopover': 'without it, a toast is below an open dialog',
  'Navigator.clearAppBadge': 'without it, the icon has no number',
  'Navigator.setAppBadge': 'without it, the icon has no number',
  PerformanceEventTiming: 'web-vitals checks for it',
  'TrustedTypePolicy.createHTML': 'called only if the browser has trusted types',
  'TrustedTypePolicy.createScriptURL': 'called only if the browser has trusted types',
  'TrustedTypePolicyFactory.createPolicy': 'called only if the browser has trusted types',
  'TrustedTypePolicyFactory.getAttributeType': 'called only if the browser has trusted types',
  'URL.canParse': 'valibot checks for it',
  'Uint8Array.fromBase64': 'jose checks for it',
  'Uint8Array.toBase64': 'jose checks for it',
  'ViewTransition.skipTransition': 'called on a transition that the browser has started',
  'LaunchQueue.setConsumer': 'called only if the browser has a launch queue',
  requestIdleCallback: 'without it, a timer is used',
  navigation: 'React checks for it',
  // A method of the same name on another object
  'AsyncDisposableStack.use': 'React.use',
  'ML.createContext': 'React.createContext',
  'Navigation.canGoBack': 'a method of the router’s history',
  'Observable.toArray': 'React.Children.toArray',
  'StorageAccessHandle.indexedDB': 'self.indexedDB',
  // Cosmetic: without these styles everything is still readable and reachable
  '-webkit-tap-highlight-color': 'the browser adds its own highlight to a tap',
  '-webkit-touch-callout': 'a long press also opens the browser’s menu',
  '::-moz-progress-bar': 'there is a rule for each engine',
  '::-webkit-progress-bar': 'there is a rule for each engine',
  '::-webkit-progress-value': 'there is a rule for each engine',
  '::view-transition': 'pages change without a transition',
  '::view-transition-group': 'pages change without a transition',
  '::view-transition-new': 'pages change without a transition',
  '::view-transition-old': 'pages change without a transition',
  '@starting-style': 'an element appears without a transition',
  'contain-intrinsic-block-size': 'only used with content-visibility',
  'contain-intrinsic-size': 'only used with content-visibility',
  'container-type: scroll-state': 'the category bar keeps its height while it is stuck',
  'content-visibility': 'off-screen parts are laid out, too',
  cursor: 'a phone has no pointer',
  'forced-color-adjust': 'the browser has no forced colours',
  'overflow-anchor': 'the browser has no scroll anchoring to turn off',
  resize: 'a field cannot be resized',
  'scrollbar-width': 'phones overlay their scrollbars',
  'text-size-adjust': 'only phones enlarge text',
  'text-wrap': 'lines break anywhere',
  'word-break: auto-phrase': 'Japanese lines break between any two characters',
}

/** Allowing a property allows each of its values. */
export const reasonFor = (feature: string): string | undefined =>
  allowed[feature] ?? allowed[feature.replace(/: .*/, '')]
