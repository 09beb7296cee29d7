import type { ShopOfRepository } from '../shops.ts'

/** The line of the compose file below which services and volumes are written by `pnpm compose`. */
const WRITTEN = '# From here on written by `pnpm compose`: a service and a volume for each folder of apps.\n'
const CONTAINER_PORT = 3000

/**
 * The compose file with a service for each shop, from the file as it is: what stands above the written part stays.
 *
 * @throws when the file has no written part
 */
export function composeFile(
  current: string,
  shops: readonly Pick<ShopOfRepository, 'name' | 'brand'>[],
): string {
  const start = current.indexOf(WRITTEN)
  if (start === -1) throw new Error(`deploy/compose.yaml has lost its line "${WRITTEN.trim()}": put it back.`)
  const services = shops.map(({ name, brand }) => service(name, brand.defaultPort))
  const volumes = [
    'database: {}',
    'office-data: {}',
    ...shops.map(({ name }) => `${shortName(name)}-data: {}`),
  ]
  return `${current.slice(0, start)}${WRITTEN}${services.join('\n')}\nvolumes: { ${volumes.join(', ')} }\n`
}

function service(name: string, port: number): string {
  const own = shortName(name).toUpperCase().replaceAll('-', '_')
  return `  ${name}:
    <<: *app
    build: { context: .., dockerfile: deploy/Dockerfile, args: { APP: ${name} } }
    environment:
      <<: *environment
      PUBLIC_ORIGIN: \${${own}_ORIGIN:-http://localhost:${port}}
      SHOP_ORIGINS: \${${own}_ORIGINS:-}
      MAIL_FROM: \${${own}_MAIL_FROM:-}
      ADYEN_MERCHANT_ACCOUNT: \${${own}_ADYEN_MERCHANT_ACCOUNT:-}
      ADYEN_HMAC_KEY: \${${own}_ADYEN_HMAC_KEY:-}
      ADYEN_TOKEN_HMAC_KEY: \${${own}_ADYEN_TOKEN_HMAC_KEY:-}
      GOOGLE_PAY_MERCHANT_ID: \${${own}_GOOGLE_PAY_MERCHANT_ID:-}
      ADYEN_CLIENT_KEY: \${${own}_ADYEN_CLIENT_KEY:-}
      ADYEN_EXPRESS: \${${own}_ADYEN_EXPRESS:-}
      TAG_MANAGER_ID: \${${own}_TAG_MANAGER_ID:-}
    ports: ["${port}:${CONTAINER_PORT}"]
    volumes: [${shortName(name)}-data:/data]
`
}

/** `home` for `home-shop`, as variables and volumes are called. */
function shortName(name: string): string {
  return name.replace(/-shop$/, '')
}
