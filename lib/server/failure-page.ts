import { config } from '../config/config.ts';
import { t } from '../content/messages.ts';
import { pages } from '../routes/pages.ts';
import { ASSETS } from '../routes/resources.ts';

/**
 * The HTML page for a failure of Next. It is made when this module is loaded,
 * which must be after the settings have been read, whose language it is in.
 */
export const FAILURE_PAGE = `<!DOCTYPE html>
<html lang="${config().language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('failed.title')}</title>
<link rel="stylesheet" href="${ASSETS}/site.css">
</head>
<body>
<main>
<h1>${t('failed.title')}</h1>
<p class="lead">${t('failed.text')}</p>
<p><a href="${pages.home.path}">${t('notFound.home')}</a></p>
</main>
</body>
</html>
`;
