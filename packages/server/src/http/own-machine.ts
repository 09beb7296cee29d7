import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** Whatever a proxy adds: a request that carries one of them came from somewhere else. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Whether a host of an address (`localhost`, `127.0.0.1`, `[::1]`) is this machine and no other. */
export function isOwnHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || isOwnAddress(name)
}

/**
 * Whether a request comes from this machine: by the address of the socket, never by a header. A proxy of this machine
 * has such an address too, so nothing that it has passed on counts; neither does a foreign name that leads here.
 */
export function isFromOwnMachine(request: Request, socketAddress: string | undefined): boolean {
  return (
    socketAddress !== undefined &&
    isOwnAddress(socketAddress) &&
    isOwnHost(new URL(request.url).hostname) &&
    PROXY_HEADERS.every((name) => !request.headers.has(name))
  )
}

function isOwnAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && LOOPBACK.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
