/** The address, header fields and body of a curl command as documents write it. The address is the first word that `isAddress`. */
export function curlCommand(command: string, isAddress: RegExp) {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const after = (flag: string) => words.flatMap((word, at) => (word === flag ? [words[at + 1] ?? ''] : []));
  const headers = Object.fromEntries(after('-H').map((line) => line.split(/: (.*)/, 2) as [string, string]));
  return { address: words.find((word) => isAddress.test(word)) ?? '', headers, data: after('-d')[0] };
}
