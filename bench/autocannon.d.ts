/** The few words of autocannon that the benches speak; it brings no types of its own. */
declare module 'autocannon' {
  export type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
    '2xx': number
  }
  type Options = {
    url: string
    connections: number
    /** Seconds; without meaning when `amount` is given. */
    duration?: number
    amount?: number
    headers?: Record<string, string>
    requests?: { path?: string; setupRequest?: (request: { path: string }) => { path: string } }[]
  }
  export default function autocannon(options: Options): Promise<Result>
}
