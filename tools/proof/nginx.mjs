// @ts-check
// proof: observatory, nginx
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { build } from 'vite';

import { installFromDebian } from '../debian.mjs';
import { deployFiles } from '../deploy/config.mjs';
import { cacheControl, hashedFolder, securityHeaders } from '../deploy/headers.mjs';
import { inlineHashes } from '../prerender/hashes.mjs';
import { note } from './figures.mjs';

/*
 * Serves a build by Debian's nginx, with the nginx.conf that the deploy script writes and with TLS before it, asks for what a
 * browser would ask for, and has MDN's HTTP Observatory judge it (docs/decisions/0006).
 */

const nginx = '/usr/sbin/nginx';
const port = Number(process.env['PROOF_PORT'] ?? 4431);
const host = `localhost:${port}`;
const apiOrigin = 'https://api.example.com';

/** Installed without install scripts: the run needs neither its database nor its error reports. */
const observatory = '@mdn/mdn-http-observatory@1.4.8';

/** The points of a site without cookies, on a host outside the HSTS preload list. */
const maxWithoutCookies = 135;

installFromDebian('nginx', existsSync(nginx) ? [] : ['nginx-light'], '5 MB');
if (!existsSync(nginx)) {
  console.log('nginx is not installed: not measured');
  process.exit();
}

const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
const root = path.join(folder, 'dist');
const certificate = path.join(folder, 'certificate.pem');
const key = path.join(folder, 'key.pem');

process.env['NODE_ENV'] = 'production';
process.env['VITE_API_HOST'] = apiOrigin;
await build({ mode: 'production', logLevel: 'error', build: { outDir: root } });
const options = { apiOrigin, ...inlineHashes(root) };

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key];
const forHost = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
execFileSync('openssl', ['req', '-x509', ...newKey, ...forHost, '-out', certificate], { stdio: 'ignore' });

// A host terminates TLS itself, or before nginx; here plain requests to the same port are redirected to it.
const { 'nginx.conf': deployed } = deployFiles({ ...options, shell: '200.html' });
const site = deployed
  .replace(
    /listen 80;\s+listen \[::\]:80;/,
    `listen 127.0.0.1:${port} ssl;
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  error_page 497 =301 https://$http_host$request_uri;`,
  )
  .replace('/usr/share/nginx/html', root);
const conf = path.join(folder, 'nginx.conf');
await writeFile(
  conf,
  `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
user root;
events {}
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
${site}
}`,
);

/** @param {string} address @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }>} */
const ask = (address) =>
  new Promise((resolve, reject) => {
    get(`https://${host}${address}`, { ca: readFileSync(certificate) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    }).on('error', reject);
  });

/** Every document and one of each kind of file, with its expected status, type, and cache time. */
async function expectations() {
  const files = await readdir(root, { recursive: true });
  const documents = files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${path.dirname(file)}`.replace('/.', '/'));
  const assets = ['.js', '.css', '.woff2', '.svg'].flatMap((end) =>
    files.filter((file) => file.startsWith('assets') && file.endsWith(end)).slice(0, 1),
  );
  /** @type {[address: string, status: number, type: RegExp, cache: string][]} */
  return [
    ...documents.map((address) => [address, 200, /^text\/html/, 'no-cache']),
    ['/business/company-profile/company-3', 200, /^text\/html/, 'no-cache'],
    ['/no/such/page', 200, /^text\/html/, 'no-cache'],
    ['/site.webmanifest', 200, /^application\/manifest\+json/, 'no-cache'],
    ['/robots.txt', 200, /^text\/plain/, 'no-cache'],
    ...assets.map((file) => [`/${file}`, 200, /javascript|css|font|svg/, cacheControl(hashedFolder)]),
    [`${hashedFolder}gone-00000000.js`, 404, /^text\/html/, ''],
    [`${hashedFolder}gone-00000000.css`, 404, /^text\/html/, ''],
  ];
}

/** Compares what nginx answers with the one source of the headers. @returns {Promise<boolean>} */
async function compare() {
  let isAll = true;
  for (const [address, status, type, cache] of await expectations()) {
    const { headers, ...answer } = await ask(address);
    const { 'content-type': sentType = '', 'cache-control': sentCache = '' } = headers;
    const wrong = [
      ...(answer.status === status ? [] : [`status ${answer.status}`]),
      ...(type.test(sentType) ? [] : [`type ${sentType}`]),
      ...(sentCache === cache ? [] : [`Cache-Control ${sentCache}`]),
      ...securityHeaders(options).flatMap(([name, value]) => (headers[name.toLowerCase()] === value ? [] : [name])),
      ...(status === 404 && /<div id="root"/.test(answer.text) ? ['a page in place of an asset'] : []),
    ];
    if (wrong.length > 0) console.log(`${address}: ${wrong.join(', ')}`);
    isAll &&= wrong.length === 0;
    await note('nginx', { name: address, isHeld: wrong.length === 0 });
  }
  return isAll;
}

/** @returns {Promise<boolean>} whether it gives the best grade, and all points that the site can have; true if it cannot be installed */
async function judge() {
  const home = path.resolve('node_modules/.cache/observatory');
  const installed = path.join(home, 'node_modules/@mdn/mdn-http-observatory');
  if (!existsSync(installed)) {
    await mkdir(home, { recursive: true });
    spawnSync('npm', ['install', '--prefix', home, '--ignore-scripts', '--no-audit', '--no-fund', observatory], {
      stdio: 'ignore',
    });
  }
  if (!existsSync(installed)) {
    console.log(`${observatory} cannot be installed: not measured`);
    return true;
  }
  // The install script would fetch the HSTS preload list; our host is not in it.
  await writeFile(path.join(installed, 'conf/hsts-preload.json'), '{}');
  const { stdout } = spawnSync(process.execPath, [path.join(installed, 'src/scan.js'), host], {
    encoding: 'utf8',
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
  });
  const { scan, tests, error } = JSON.parse(stdout);
  if (scan === undefined) throw new Error(`the Observatory: ${error}`);
  const failed = Object.entries(tests).flatMap(([name, { pass, result }]) => (pass ? [] : [`${name}: ${result}`]));
  console.log(
    `Observatory: ${scan.grade}, ${scan.score} points, ${scan.testsPassed} of ${scan.testsQuantity}`,
    ...failed,
  );
  await note('observatory', { value: scan.score });
  return scan.grade === 'A+' && scan.score >= maxWithoutCookies && failed.length === 0;
}

const server = spawn(nginx, ['-c', conf], { stdio: 'inherit' });
try {
  for (let attempt = 0; attempt < 50 && !(await ask('/').catch(() => null)); attempt += 1) {
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  const results = [await compare(), await judge()];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  server.kill();
  await rm(folder, { recursive: true, force: true });
}
