"""The style sheet of a report: that of the page, in one file, also for a phone and for paper."""

from typing import Final

STYLE: Final = """
:root{--sans:'Source Sans 3','Zen Kaku Gothic New','Hiragino Sans','Yu Gothic','Noto Sans CJK JP',
 'Segoe UI',sans-serif;--mincho:'Shippori Mincho','Zen Kaku Gothic New',
 'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP',serif;--row:24px}
*{box-sizing:border-box}
body{margin:0 auto;max-width:1440px;padding:20px 32px;background:var(--paper);color:var(--ink);
 font:14px/20px var(--sans);font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%;
 text-rendering:geometricprecision;overflow-wrap:break-word}
h1,h2,h3,p,dl,dd,pre,caption{margin:0;text-align:start}
h1,h2,h3,caption{font-family:var(--mincho);font-weight:600;text-wrap:balance}
:lang(ja){word-break:auto-phrase;line-break:strict}
h1{font-size:31px;line-height:38px;font-weight:700}
h2{display:flex;gap:10px;align-items:baseline;font-size:18px;line-height:24px;
 border-bottom:1px solid var(--line2);padding-bottom:6px;margin-bottom:8px}
h2 a{margin-left:auto;font:12px/16px ui-monospace,monospace;color:var(--ink2)}
.beside,.other:lang(ja){font-family:var(--mincho)}
.beside{font-size:85%;font-weight:400;color:var(--ink2);white-space:nowrap}
.figure-number{flex:none;min-width:20px;padding:0 6px;border-radius:3px;background:var(--ink);
 color:var(--paper);font:600 13px/20px var(--sans);text-align:center}
header{display:flex;gap:16px 24px;align-items:center;flex-wrap:wrap;
 border-bottom:2px solid var(--ink);padding-bottom:12px;margin-bottom:20px}
.logo{width:44px;height:44px;flex:none;margin-right:-8px}.title{flex:1 1 330px}
.title p{color:var(--ink2)}
.emblem{width:18px;height:18px;vertical-align:-4px;margin-right:5px;color:var(--ink)}
.facts{display:flex;flex-wrap:wrap;gap:6px 24px}
.facts dt{color:var(--ink2);font-size:12px;line-height:16px}.facts dd{font-weight:600}
.other{font-size:13px}a{color:var(--ai-text)}
a:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--kin);outline-offset:2px}
main{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,8fr);gap:22px 28px}
main>section{grid-column:1/-1}
.left,.right{display:flex;flex-direction:column;gap:22px;min-width:0}
.beside-map{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,1fr);gap:22px 24px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:22px 24px}
section{min-width:0}
table{border-collapse:collapse;width:100%}
caption{font-size:15px;line-height:20px;padding:0 0 2px}
#balance caption,#strength caption,#ends caption,#luck caption,#lengths caption,.hidden,
#balance thead,#strength thead{position:absolute;width:1px;height:1px;overflow:hidden;
 clip-path:inset(50%);white-space:nowrap}
.values+.values,.factors>div+div .alone{margin-top:10px}
.values thead th{font-weight:400;font-size:12px;line-height:16px;color:var(--ink2);
 text-align:end;padding:0 0 2px 12px;white-space:nowrap!important}
.values thead th:first-child{text-align:start;padding-left:0}
.values th,.values td{font-size:13px;line-height:18px;padding:3px 0;height:var(--row);
 vertical-align:middle;text-align:start}
.values th{font-weight:400;width:1%;white-space:nowrap}
.values .number{text-align:end;white-space:nowrap;padding-left:12px;width:1%}
.values .number b{font-weight:600}
.values small{font-size:12px;color:var(--ink2);display:inline-block;min-width:34px;
 text-align:start;padding-left:3px}
.values .chart{position:relative;min-width:80px;border-left:14px solid transparent;padding:0}
.chart svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.chart svg path,.histogram>svg path,.whole>svg path{vector-effect:non-scaling-stroke;
 stroke-linejoin:round}
.values thead .chart,.values tfoot td{height:auto}
.few,.few b{color:var(--ink3)}
.axis{border-left:14px solid transparent}.values .axis{padding:0}
.axis div{position:relative;height:17px;border-top:1px solid var(--line2)}
.tick{position:absolute;top:1px;translate:-50%;font-size:11.5px;line-height:16px;
 color:var(--ink2);white-space:nowrap}.tick.start{translate:0}.tick.end{translate:-100%}
.named{display:flex;align-items:center;gap:8px}.mark{width:13px;height:13px;flex:none}
caption .mark{margin-right:7px;vertical-align:-1px}
.wide{overflow-x:auto;padding-top:18px}
.histogram{position:relative;min-width:calc(22px*var(--bars,1))}
.histogram>svg{position:absolute;inset:0 0 21px;width:100%;height:calc(100% - 21px)}
.histogram table{position:relative;table-layout:fixed}
.histogram td{position:relative;height:112px;padding:0}
.histogram td span{position:absolute;left:0;right:0;text-align:center;font-size:12px;
 line-height:16px;margin-bottom:1px}
.histogram tfoot th{font-weight:400;font-size:12px;line-height:16px;padding:2px 0 3px;
 color:var(--ink2);text-align:center;border-top:1px solid var(--line2)}
.whole{position:relative;height:26px;margin-bottom:6px}
.whole>svg{width:100%;height:100%;display:block}
.whole div{position:absolute;inset:0;display:flex}
.whole span{overflow:hidden;white-space:nowrap;font-size:13px;line-height:26px}
.whole .light{color:var(--paper)}.whole span:not(:empty){padding-left:8px}
.swatch{display:inline-block;width:12px;height:12px;margin-right:8px;vertical-align:-1px;
 border:1px solid var(--line2)}
#ends .values th,#luck .values th{white-space:normal;width:auto}
.board{border:1px solid var(--line2);border-radius:4px;overflow:auto}
.board>svg{width:100%;height:auto;display:block}.amount{font-family:var(--sans)}
.legend{display:flex;flex-wrap:wrap;gap:4px 20px;margin:8px 0 0;font-size:12px}
.legend span{display:flex;gap:4px;align-items:center}
.legend i{width:14px;height:14px;border:1px solid var(--ink)}
.legend i:last-of-type{margin-right:4px}.helps i,.unsure i:first-child{border-radius:50%}
.helps i{background:color-mix(in srgb,var(--matcha) var(--deep),var(--raised))}
.hurts i{background:color-mix(in srgb,var(--shu) var(--deep),var(--raised))}
.legend i:nth-child(1){--deep:30%}.legend i:nth-child(2){--deep:65%}
.legend i:nth-child(3){--deep:100%}
.unsure i{border-style:dashed;background:var(--raised)}.unsure i:nth-child(3){display:none}
.unsure i:nth-child(2){margin-right:4px}
.factors{columns:330px var(--columns);column-gap:32px;margin-bottom:-16px}
.factors>div{break-inside:avoid;padding-bottom:16px}h3{font-size:15px;line-height:20px}
.factors p{font-size:13px;color:var(--ink3)}
.note{color:var(--ink2);font-size:12.5px;line-height:17px;margin-top:8px;max-width:900px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:12px/17px ui-monospace,monospace}
.command{background:var(--bar);color:var(--bar-text);padding:10px 12px;border-radius:4px}
.command b{color:var(--bar-kin);font-weight:400}
.rows{display:grid;grid-template-columns:max-content 1fr;gap:4px 12px;font-size:12.5px;
 line-height:17px;margin:10px 0}
.rows dt{color:var(--ink2)}.rows dd{overflow-wrap:anywhere}
.cite{border:1px solid var(--line2);border-radius:4px;padding:10px 12px;
 background:var(--raised);user-select:all}
main>#reproduce>div{display:grid;grid-template-columns:1fr 1fr 1fr;gap:20px;align-items:start}
main>#reproduce .rows{margin:0}
footer{border-top:1px solid var(--line2);padding-top:10px;margin-top:18px;color:var(--ink2);
 font-size:13px}
@media print,(max-width:1200px){
main{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr)}
.beside-map{display:flex;flex-direction:column}
}
@media screen and (max-width:900px){
main,.left{display:flex;flex-direction:column;gap:26px}
.right,.beside-map{display:contents}main #reproduce{order:1}
.pair,main>#reproduce>div{grid-template-columns:minmax(0,1fr)}
}
@media screen and (max-width:600px){
body{padding:14px 16px}h1{font-size:25px;line-height:31px}
.logo{display:none}
.values th{white-space:normal;width:auto}.values .chart{width:34%}
.values thead .chart{width:34%}a{line-height:24px}.rows dd a{display:inline-block;min-height:24px}
}
@media print{
@page{size:A4;margin:10mm}
:root{color-scheme:light;--row:21px}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
body{padding:0;zoom:.8}.other{display:none}
section,table{break-inside:avoid}#worths{break-inside:auto}
.board,.wide{overflow:visible}.board>svg{min-width:0!important}
}
"""
