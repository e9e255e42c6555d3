### 水車の渡し: 試験用に作ったシナリオ。このような合戦はありませんでした。

scenario-mill_ford = 水車の渡し
scenario-mill_ford-date = 試験用
option-scenario-mill_ford = 水車の渡し(試験用)
side-west = 西軍
side-east = 東軍
seat-0-mill_ford = 西軍
seat-1-mill_ford = 東軍
formation-west_foot = 西軍歩兵
formation-east_foot = 東軍歩兵
area-west_camp = 西の陣
area-east_camp = 東の陣
place-mill_ford = 水車の渡し

unit-west_1 = 西軍第一隊
unit-west_2 = 西軍第二隊
unit-west_3 = 西軍第三隊
unit-west_4 = 西軍第四隊
unit-west_5 = 西軍第五隊
unit-west_guns = 西軍砲隊
unit-east_1 = 東軍第一隊
unit-east_2 = 東軍第二隊
unit-east_3 = 東軍第三隊
unit-east_4 = 東軍第四隊
unit-east_5 = 東軍第五隊
unit-east_guns = 東軍砲隊

turn-mill_ford_1 = 一刻目
turn-mill_ford_2 = 二刻目
turn-mill_ford_3 = 三刻目
turn-mill_ford_4 = 四刻目
turn-mill_ford_5 = 五刻目
turn-mill_ford_6 = 六刻目

victory-mill_ford_h1308 = 西門
victory-mill_ford_h1409 = 礼拝堂
victory-mill_ford_h1614 = 水車小屋
victory-mill_ford_h1112 = 農家
victory-mill_ford_h1320 = 東門
