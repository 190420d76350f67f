/** What a capabilities document in a test says differently. */
export type CapabilitiesOptions = {
	readonly origin: string;
	readonly crs?: string;
	readonly layers?: readonly string[];
	readonly rest?: boolean;
	readonly matrices?: string;
	readonly limits?: string;
};

const scaleAtZero = 559_082_264.028_717_8;

/** Zooms 10 to 17 of the Web Mercator grid. */
function webMercator(): string {
	return Array.from({ length: 8 }, (_, index) => {
		const zoom = index + 10;
		return `<TileMatrix><ows:Identifier>EPSG:3857:${zoom}</ows:Identifier>
			<ScaleDenominator>${scaleAtZero / 2 ** zoom}</ScaleDenominator>
			<TopLeftCorner>-20037508.342789244 20037508.342789244</TopLeftCorner>
			<TileWidth>256</TileWidth><TileHeight>256</TileHeight>
			<MatrixWidth>${2 ** zoom}</MatrixWidth><MatrixHeight>${2 ** zoom}</MatrixHeight></TileMatrix>`;
	}).join('\n');
}

/** A WMTS 1.0.0 capabilities document such as MapServer, GeoServer and MapProxy write. */
export function capabilities({
	origin,
	crs = 'urn:ogc:def:crs:EPSG::3857',
	layers = ['orto'],
	rest = false,
	matrices = webMercator(),
	limits = '',
}: CapabilitiesOptions): string {
	const layer = (id: string) => `<Layer>
		<ows:Title>Ortofotos &amp; mais</ows:Title><ows:Identifier>${id}</ows:Identifier>
		<Style><ows:Identifier>night</ows:Identifier></Style>
		<Style isDefault="true"><ows:Identifier>day</ows:Identifier></Style>
		<Format>image/jpeg</Format><Format>image/png</Format>
		<Dimension><ows:Identifier>Time</ows:Identifier><Default>2021</Default><Value>2018</Value></Dimension>
		<TileMatrixSetLink><TileMatrixSet>grid</TileMatrixSet>${limits}</TileMatrixSetLink>
		${rest ? `<ResourceURL format="image/png" resourceType="tile" template="${origin}/rest/{Time}/{Style}/{TileMatrixSet}/{TileMatrix}/{TileCol}/{TileRow}.png"/>` : ''}
	</Layer>`;
	return `<?xml version="1.0" encoding="UTF-8"?>
<Capabilities xmlns="http://www.opengis.net/wmts/1.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.0.0">
	<ows:ServiceProvider><ows:ProviderName>Instituto de Fotografia Aérea</ows:ProviderName></ows:ServiceProvider>
	<ows:OperationsMetadata>
		<ows:Operation name="GetTile"><ows:DCP><ows:HTTP>
			<ows:Get xlink:href="${origin}/rest"><ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>RESTful</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get>
			<ows:Get xlink:href="${origin}/kvp?"><ows:Constraint name="GetEncoding"><ows:AllowedValues><ows:Value>KVP</ows:Value></ows:AllowedValues></ows:Constraint></ows:Get>
		</ows:HTTP></ows:DCP></ows:Operation>
	</ows:OperationsMetadata>
	<Contents>
		${layers.map(layer).join('')}
		<TileMatrixSet><ows:Identifier>grid</ows:Identifier><ows:SupportedCRS>${crs}</ows:SupportedCRS>${matrices}</TileMatrixSet>
	</Contents>
</Capabilities>`;
}
