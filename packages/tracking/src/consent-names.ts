/** The category of consent that shop events need. @see docs/adr/0007 */
export const ANALYTICS = 'analytics'

/** The service that gets the hashed e-mail. @see product §11.11 */
export const HASHED_EMAIL = 'googleAds'

/** The service that may keep where a visit came from, so that points arrive. @see spec §5 */
export const PAYBACK_STORAGE = 'paybackStorage'
