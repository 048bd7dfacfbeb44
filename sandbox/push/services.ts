const services = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
]

/** The browsers' own push services: a player's word never makes the platform call anybody else. */
export const isPushService = ({ protocol, hostname, port }: URL) =>
  protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
