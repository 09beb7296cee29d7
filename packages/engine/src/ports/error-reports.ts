/** Where on the shop something happened, and when. */
type ErrorPlace = { at: Date; locale: string; path: string }

export type ReportedError = ErrorPlace & { name: string; message: string; stack: string }
export type ReportedTrace = ErrorPlace & { name: string; milliseconds: number }

/** Receives errors of shoppers' browsers, without personal data. @see design §4 "Ports" */
export type ErrorReports = {
  error: (report: ReportedError) => void
  trace: (report: ReportedTrace) => void
}
